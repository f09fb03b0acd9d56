import path from 'node:path'
import { outboxFolder } from './outbox-folder.ts'

/** Below which the server of a run may take files by itself; beside where it puts its mails. */
export const sourcesFolder = path.join(path.dirname(outboxFolder), `${path.basename(outboxFolder)}-sources`)
