import type { NotificationKind } from '@portal/sdk/contract'
import { notices } from '#contract/generated/notices.ts'

export type { NotificationKind }

/**
 * The default channels of a kind. `atWork`: it concerns people at work, and is sent during quiet hours, too (COM-7).
 */
type Usual = { portal: boolean; mail: boolean; atWork: boolean }

/** Every kind, as declared in the contract by its family. */
export const kinds: Readonly<Record<NotificationKind, Usual>> = notices
