/** The portal's logo. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#22364d" stroke="#8fb8d8" strokeOpacity="0.35" />
      <path
        d="M10 24V8h7.2a5.4 5.4 0 0 1 0 10.8H13.6"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="23.5" cy="23.5" r="2.2" fill="#6fb1d6" />
    </svg>
  )
}
