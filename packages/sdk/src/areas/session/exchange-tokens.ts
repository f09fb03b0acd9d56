import type { paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** Links that sign a person in once. */
export interface ExchangeTokens {
  /** Makes such a link; it lives for ten minutes until its first use. */
  readonly create: Act<paths, '/exchange-tokens', 'post'>
}

/** Builds the family. */
export function exchangeTokens({ main }: Kernel): ExchangeTokens {
  return { create: main.act('exchangeTokens.create', 'post', '/exchange-tokens', 'body') }
}
