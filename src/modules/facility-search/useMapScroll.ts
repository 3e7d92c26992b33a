import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the eye where it belongs when a small screen switches between list and map, which is above the list: the map is
 * scrolled into view, and the list returns to where it was left.
 */
export function useMapScroll(view: 'list' | 'map') {
  const map = useRef<HTMLDivElement>(null);
  const switched = useRef(false);
  const listScroll = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!switched.current) return;
    switched.current = false;
    if (view === 'map') map.current?.scrollIntoView({ block: 'start' });
    else if (listScroll.current !== undefined) window.scrollTo({ top: listScroll.current });
  }, [view]);
  return {
    /** The element that holds the map. */
    map,
    /** To be called before the view changes. */
    onSwitch() {
      switched.current = true;
      listScroll.current = view === 'list' ? window.scrollY : listScroll.current;
    },
  };
}
