import { useEffect, useState } from 'react';

export type AnnouncementProps = { text: string };

// A live region that appears together with its text is often not read, so the text comes a moment later; it goes again
// so that nobody meets it twice while reading the page.
const before = 150;
const after = 3000;

/** One message inside a live region. */
export function Announcement({ text }: AnnouncementProps) {
  const [said, setSaid] = useState(false);
  useEffect(() => {
    const start = window.setTimeout(() => setSaid(true), before);
    const end = window.setTimeout(() => setSaid(false), before + after);
    return () => {
      window.clearTimeout(start);
      window.clearTimeout(end);
    };
  }, []);
  return said ? <span>{text}</span> : null;
}
