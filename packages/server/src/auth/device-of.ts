export type Device = {
  device: 'computer' | 'phone' | 'tablet' | 'unknown'
  browser: string | null
  system: string | null
}

// The order matters: most browsers also claim the names of older ones.
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
  ['Node.js', /^node\b/i],
]

const systems: readonly [name: string, sign: RegExp][] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

/** A readable description of the user agent. It proves nothing and decides nothing. */
export function deviceOf(userAgent: string | null): Device {
  const header = userAgent ?? ''
  const named = (known: readonly [string, RegExp][]) =>
    known.find(([, sign]) => sign.test(header))?.[0] ?? null
  const system = named(systems)
  return { device: kindOf(header, system), browser: named(browsers), system }
}

function kindOf(header: string, system: string | null): Device['device'] {
  if (system === null) return 'unknown'
  if (system === 'iPadOS') return 'tablet'
  if (system === 'iOS') return 'phone'
  // An Android tablet does not claim to be mobile.
  if (system === 'Android') return /\bMobile\b/.test(header) ? 'phone' : 'tablet'
  return 'computer'
}
