type IconProps = { className?: string; 'aria-hidden'?: boolean | 'true' | 'false' };

/** Filled dot: unread. */
export function UnreadIcon({ className }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      <circle cx="10" cy="10" r="5" />
    </svg>
  );
}

/** Ring: read. */
export function ReadIcon({ className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="4.25" />
    </svg>
  );
}
