import { useEffect, useState } from 'react';

export type AnnouncementProps = { text: string };

// Text that appears together with its live region is often not announced, so it is added a moment later, and removed
// again so that it is not found when browsing the page. Delays in ms.
const before = 150;
const after = 3000;

/** A message inside a live region. */
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
