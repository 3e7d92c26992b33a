import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export type SearchWhileTypingOptions = {
  /** The search whose results are shown, for example from the address; empty without one. */
  value: string;
  onSearch: (text: string) => void;
  /** Milliseconds without a key press before the search starts. */
  pause: number;
};

/**
 * State of a search field that searches while someone types. The field keeps its text while the results follow it, so
 * that nothing that is typed in between is lost; a search that was changed elsewhere replaces it.
 */
export function useSearchWhileTyping({ value, onSearch, pause }: SearchWhileTypingOptions) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Changed elsewhere, for example by Back.
    if (value !== sent) setText(value);
  }
  // The pause may end after another render.
  const latest = useRef({ value, onSearch });
  useLayoutEffect(() => {
    latest.current = { value, onSearch };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // A search that starts after a link was followed would navigate back to the list.
    function handleClick({ target }: MouseEvent) {
      if (timer.current === undefined || !(target instanceof Element) || !target.closest('a[href]')) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      setText(latest.current.value);
    }
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      document.removeEventListener('click', handleClick, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);

  function stopWaiting() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function submit(typed: string) {
    const wanted = typed.trim();
    stopWaiting();
    if (wanted === latest.current.value) return;
    setSent(wanted);
    latest.current.onSearch(wanted);
  }

  return {
    /** Text of the field. */
    text,
    /** Takes the text on every key press. */
    onChange(next: string) {
      setText(next);
      stopWaiting();
      timer.current = setTimeout(() => submit(next), pause);
    },
    /** Searches without the pause. */
    onSubmit: submit,
  };
}
