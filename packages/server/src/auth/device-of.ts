export type Device = {
  device: 'computer' | 'phone' | 'tablet' | 'unknown'
  browser: string | null
  system: string | null
}

// The order decides: most browsers call themselves by the names of older ones too.
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

/** What a browser says of itself, in the words a person knows. It proves nothing and decides nothing. */
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
  // A tablet with Android does not say that it is mobile.
  if (system === 'Android') return /\bMobile\b/.test(header) ? 'phone' : 'tablet'
  return 'computer'
}
