/** A bar beside three lines; the icon set has no blockquote icon. */
export function QuoteIcon({
  className,
  'aria-hidden': hidden,
}: {
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
}) {
  return (
    <svg
      className={className}
      aria-hidden={hidden}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
    >
      <path d="M4.5 5.25v13.5M9 7.5h10.5M9 12h10.5M9 16.5h6" />
    </svg>
  );
}
