/** An open ledger with a pen, drawn in one line. */
export function LedgerDrawing({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 300" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d="M200 66C160 40 90 36 30 52v196c60-16 130-12 170 14 40-26 110-30 170-14V52C310 36 240 40 200 66Zm0 0v196" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M30 60H18v200c66-16 138-10 182 18 44-28 116-34 182-18V60h-12" stroke="var(--ink)" />
      <path d="M76 47v193M324 47v193" stroke="var(--stamp)" strokeWidth="1.25" />
      <path d="M90 82c34-4 66 0 96 12M90 108c34-4 66 0 96 12M90 134c34-4 66 0 96 12M90 160c34-4 66 0 96 12M90 186c34-4 66 0 96 12M90 212c34-4 66 0 96 12" />
      <path d="M46 84l16-2M46 110l16-2M46 136l16-2M46 162l16-2M46 188l16-2M46 214l16-2" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M214 94c30-12 62-16 96-12M214 120c30-12 62-16 96-12M214 146c30-12 62-16 96-12M214 172c16-6 32-10 48-12" />
      <path d="m338 82 16 2M338 108l16 2M338 134l16 2" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="m276 206 74-132c4-7 13-9 20-5s9 13 5 20l-74 132-28 20 3-35Zm0 0 25 15" stroke="var(--act)" strokeWidth="2.5" fill="var(--paper)" />
      <path d="M273 241c-12 6-22-4-34 2s-8 16-20 14" stroke="var(--act)" strokeWidth="2.5" />
    </svg>
  );
}
