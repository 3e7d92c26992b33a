type GripIconProps = { className?: string; 'aria-hidden'?: boolean | 'true' | 'false' };

/** Drag handle icon with six dots, which Heroicons lacks. */
export function GripIcon({ className, 'aria-hidden': hidden }: GripIconProps) {
  return (
    <svg viewBox="0 0 20 20" fill="currentColor" className={className} aria-hidden={hidden}>
      {[4.5, 10, 15.5].flatMap((y) => [7, 13].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />))}
    </svg>
  );
}
