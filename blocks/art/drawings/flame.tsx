/** Its foot is at 0 0; it is 132 units high. */
export const Flame = () => (
  <>
    <path
      d="M0 14C-30 14-44-12-35-42c5 9 11 13 16 14C-28-62-6-84 6-118c8 32 36 52 33 90C36 0 22 14 0 14z"
      fill="var(--accent)"
    />
    <path
      d="M0 14C-24 14-40-2-37-30c6 18 16 26 27 26C-2-4 8-18 8-40c12 14 22 20 29 22C34 4 20 14 0 14z"
      fill="var(--brand)"
      fillOpacity=".6"
    />
    <path
      d="M1 8C-14 8-21-6-14-24c4 6 7 8 10 8-2-16 5-26 9-36 4 16 16 22 14 38C18 0 11 8 1 8z"
      fill="var(--paper)"
    />
  </>
)
