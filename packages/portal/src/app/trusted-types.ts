interface PolicyFactory {
  createPolicy(name: 'default', rules: { createHTML: (text: string) => string }): unknown
}

/**
 * The one policy that the portal's content security policy knows (check 65). Text never becomes markup here; what asks for
 * it may only empty an element, as React Aria does with what it has read out. Called before anything is drawn.
 */
export function forbidMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', { createHTML: onlyNothing })
}

/** Nothing stays nothing; anything else is refused. */
export function onlyNothing(text: string): string {
  if (text === '') return text
  throw new TypeError('The portal makes no markup of text')
}
