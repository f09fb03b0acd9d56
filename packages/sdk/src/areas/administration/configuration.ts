import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** The file of the whole configuration. */
export type Configuration = components['schemas']['Configuration']

/** A configuration file to take over. */
export type ConfigurationFile = components['schemas']['ConfigurationFile']

/** What came of a configuration file, or would come of it. */
export type ConfigurationReview = components['schemas']['ConfigurationReview']

/** What came of one row of it. */
export type RowReview = components['schemas']['RowReview']

/** The whole configuration as a file (handbook PAN-18). */
export interface ConfigurationFamily {
  /** The configuration as it stands, as far as one may read it; nobody and no secret is in it. */
  readonly show: Act<paths, '/configuration', 'get'>
  /** Takes a file over: a dry run says what would come of it, and the run does exactly what was reviewed. */
  readonly import: Act<paths, '/configuration/import', 'post'>
}

/** Builds the family. */
export function configuration({ main }: Kernel): ConfigurationFamily {
  return {
    show: main.act('configuration.show', 'get', '/configuration', 'nothing'),
    import: main.act('configuration.import', 'post', '/configuration/import', 'body'),
  }
}
