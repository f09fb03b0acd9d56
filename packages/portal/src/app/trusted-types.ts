interface PolicyFactory {
  createPolicy(name: 'default', rules: { createHTML: (text: string) => string }): unknown
}

/**
 * The only policy allowed by the portal's content security policy (check 65). Text never becomes markup; code that
 * needs HTML may only clear an element, as React Aria's live announcer does. Call it before the first render.
 */
export function forbidMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', { createHTML: onlyNothing })
}

/** An empty string is allowed; anything else is refused. */
export function onlyNothing(text: string): string {
  if (text === '') return text
  throw new TypeError('The portal makes no markup of text')
}
