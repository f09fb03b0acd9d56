/** The route rule that matches a path, and the decoded values of its `:` segments. */
export interface RouteMatchOf<Rule> {
  readonly route: Rule
  readonly params: Readonly<Record<string, string>>
}

interface Pattern<Rule> {
  readonly rule: Rule
  readonly segments: readonly string[]
}

/**
 * Creates the function that finds the rule of a path. A static segment wins over a `:` segment; one trailing slash,
 * the query and the hash are ignored, and every segment is decoded once. A segment with malformed encoding is used
 * unchanged, so that no address ever throws.
 */
export function createMatcher<Rule extends { readonly path: string }>(
  rules: readonly Rule[],
): (path: string) => RouteMatchOf<Rule> | undefined {
  const patterns = rules
    .map((rule): Pattern<Rule> => ({ rule, segments: rule.path.slice(1).split('/') }))
    .sort((one, other) => staticFirst(one.segments).localeCompare(staticFirst(other.segments)))

  return (path) => {
    const segments = segmentsOf(path)
    const found = segments && patterns.find((pattern) => fits(pattern.segments, segments))
    return found && { route: found.rule, params: paramsOf(found.segments, segments) }
  }
}

function isParam(segment: string): boolean {
  return segment.startsWith(':')
}

function staticFirst(segments: readonly string[]): string {
  return segments.map((segment) => (isParam(segment) ? '1' : '0')).join('')
}

function segmentsOf(path: string): readonly string[] | undefined {
  const [pathname = ''] = path.split(/[?#]/, 1)
  if (!pathname.startsWith('/')) return undefined
  // Split before decoding: an encoded slash belongs to the value and opens no further segment.
  return pathname.slice(1).replace(/\/$/, '').split('/').map(decode)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => fitsSegment(part, segments[index] ?? ''))
  )
}

// The value of a parameter ends up in the URL of a request, where dots alone would climb.
function fitsSegment(part: string, segment: string): boolean {
  return isParam(part) ? !['', '.', '..'].includes(segment) : part === segment
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pattern.flatMap((part, index) => (isParam(part) ? [[part.slice(1), segments[index] ?? '']] : [])),
  )
}
