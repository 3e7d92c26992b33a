import { Placeholder } from '@tiptap/extension-placeholder';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { Editor as TextEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useImperativeHandle, useState } from 'react';
import type { ReactNode, Ref } from 'react';

import { EditorToolbar, LinkBar } from './EditorToolbar';
import type { Marks } from './EditorToolbar';
import * as styles from './RichTextField.css';
import { sanitiseRich } from './sanitiseRich';

/** Ref of the field, with the focus target of a form. */
export type RichTextHandle = { focus: () => void };

export type EditorProps = {
  /** Attributes that connect the text with its label, description and error. */
  attributes: Record<string, string>;
  value: string;
  placeholder: string;
  disabled: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Shown until the editor has been created. */
  waiting: ReactNode;
  ref: Ref<RichTextHandle>;
};

/** The editor (TipTap) with its toolbar; loaded when a `RichTextField` is rendered. */
export function Editor({ attributes, placeholder, waiting, ...props }: EditorProps) {
  const { value, disabled, onChange } = props;
  const editor = useEditor({
    // An editor created during render would be destroyed if mounting takes longer than a moment.
    immediatelyRender: false,
    extensions: [
      StarterKit.configure({
        heading: false,
        code: false,
        codeBlock: false,
        strike: false,
        horizontalRule: false,
        trailingNode: false,
        link: {
          openOnClick: false,
          defaultProtocol: 'https',
          protocols: ['mailto', 'tel'],
          HTMLAttributes: { rel: null, target: null },
        },
      }),
      Placeholder.configure({ placeholder: () => placeholder }),
    ],
    // Its few rules are in our style sheet: a Content Security Policy may forbid injected style elements.
    injectCSS: false,
    content: sanitiseRich(value),
    editable: !disabled,
    editorProps: { attributes: { ...attributes, class: styles.text } },
    onUpdate: ({ editor: updated }) => onChange(updated.isEmpty ? '' : sanitiseRich(updated.getHTML())),
  });
  return editor === null ? waiting : <Paper editor={editor} {...props} />;
}

type PaperProps = Pick<EditorProps, 'value' | 'disabled' | 'onBlur' | 'ref'> & { editor: TextEditor };

function Paper({ editor, value, disabled, onBlur, ref }: PaperProps) {
  const [linking, setLinking] = useState<string | null>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: at }): Marks => ({
      bold: at.isActive('bold'),
      italic: at.isActive('italic'),
      underline: at.isActive('underline'),
      bulletList: at.isActive('bulletList'),
      numberedList: at.isActive('orderedList'),
      quote: at.isActive('blockquote'),
      link: at.isActive('link'),
      canUndo: at.can().undo(),
      canRedo: at.can().redo(),
    }),
  });

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  // An external value (a reset, a server response) replaces the text; the editor's own changes are left alone.
  useEffect(() => {
    const shown = editor.isEmpty ? '' : sanitiseRich(editor.getHTML());
    if (sanitiseRich(value) !== shown) editor.commands.setContent(sanitiseRich(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  function run(id: string) {
    // Creating a chain already moves focus, so commands that focus something else must not create one.
    const chain = () => editor.chain().focus();
    switch (id) {
      case 'bold':
        return chain().toggleBold().run();
      case 'italic':
        return chain().toggleItalic().run();
      case 'underline':
        return chain().toggleUnderline().run();
      case 'bulletList':
        return chain().toggleBulletList().run();
      case 'numberedList':
        return chain().toggleOrderedList().run();
      case 'quote':
        return chain().toggleBlockquote().run();
      case 'undo':
        return chain().undo().run();
      case 'redo':
        return chain().redo().run();
      default: {
        const href: unknown = editor.getAttributes('link')['href'];
        return setLinking(typeof href === 'string' ? href : '');
      }
    }
  }

  function finishLink(address: string | null) {
    setLinking(null);
    const chain = () => editor.chain().focus().extendMarkRange('link');
    if (address === null) editor.commands.focus();
    else if (address === '') chain().unsetLink().run();
    else if (editor.state.selection.empty && !state.link)
      // Nothing is selected: the URL itself becomes the link text.
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    else chain().setLink({ href: address }).run();
  }

  return (
    <>
      <EditorToolbar marks={state} disabled={disabled} onRun={run} />
      {linking === null ? null : <LinkBar address={linking} linked={state.link} onFinish={finishLink} />}
      <div className={styles.paper}>
        <EditorContent
          editor={editor}
          onKeyDown={(event) => {
            if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
            event.preventDefault();
            run('link');
          }}
          onBlur={onBlur}
        />
      </div>
    </>
  );
}
