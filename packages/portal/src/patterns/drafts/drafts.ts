import { draftBox } from './draft-box.ts'
import { draftKeys } from './draft-keys.ts'

/** The drafts of this tab. */
export const drafts = draftBox(sessionStorage, draftKeys())
