import type { ConfigurationFile, ConfigurationReview } from '@portal/sdk'

/** How many rows are written: new ones, changed ones, and each family with a new order. */
export const changesOf = ({ families }: ConfigurationReview): number =>
  families.reduce((sum, { added, changed, isReordered }) => sum + added + changed + Number(isReordered), 0)

/** Parses a configuration file; undefined if it is not one. */
export function configurationOf(text: string): ConfigurationFile | undefined {
  try {
    const file: unknown = JSON.parse(text)
    return isConfiguration(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** The service validates the rest. */
function isConfiguration(file: unknown): file is ConfigurationFile {
  return (
    typeof file === 'object' && file !== null && 'format' in file && file.format === 'portal-configuration'
  )
}
