import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { mailboxPath, mailParams } from '#modules/mailbox/mailboxPath';
import { parseMailto } from './mailtoLink';

/** Opens `mailto:` links of the console in its own composer; closing it returns to where the link was. */
export function MailtoLinks() {
  const navigate = useNavigate();
  const open = useEffectEvent((event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
    const mail = parseMailto(event.target.closest('a')?.getAttribute('href') ?? '');
    if (!mail) return;
    event.preventDefault();
    void navigate(
      mailParams.href(mailboxPath({ kind: 'folder', slug: 'inbox' }), { compose: crypto.randomUUID(), ...mail }),
      {
        state: { returnsToLink: true },
      },
    );
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => open(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
  return null;
}
