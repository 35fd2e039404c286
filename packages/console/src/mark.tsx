/** The seal of the house. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <rect width="32" height="32" rx="8" className="fill-seal-mark" />
      <path
        d="M11 8v16M22 8l-11 9 11 7"
        fill="none"
        className="stroke-on-seal"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
