import type { ConfigurationFile, ConfigurationReview } from '@portal/sdk'

/** How many rows are written: those that are new, those that change, and each family that comes into another order. */
export const changesOf = ({ families }: ConfigurationReview): number =>
  families.reduce((sum, { added, changed, isReordered }) => sum + added + changed + Number(isReordered), 0)

/** Reads a file of the configuration; undefined when it is none. */
export function configurationOf(text: string): ConfigurationFile | undefined {
  try {
    const file: unknown = JSON.parse(text)
    return isConfiguration(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** What else has to be right is the service's to say. */
function isConfiguration(file: unknown): file is ConfigurationFile {
  return (
    typeof file === 'object' && file !== null && 'format' in file && file.format === 'portal-configuration'
  )
}
