import path from 'node:path'
import { outboxFolder } from './outbox-folder.ts'

/** The folder from which a run's server may load files; beside its mail folder. */
export const sourcesFolder = path.join(path.dirname(outboxFolder), `${path.basename(outboxFolder)}-sources`)
