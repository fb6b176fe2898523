/** The logo of the practice: two ruled lines and a tick, as on a page that has been checked. */
export function Logo() {
  return (
    <svg
      width="30"
      height="30"
      viewBox="0 0 30 30"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 3.5h22v23H4z" />
      <path d="M9.5 3.5v23" strokeWidth="1.25" />
      <path d="M13.5 9.5H22M13.5 14h4" strokeWidth="1.5" />
      <path d="m13.5 20 3 3 6.5-8" stroke="var(--badge)" strokeWidth="2.5" />
    </svg>
  );
}
