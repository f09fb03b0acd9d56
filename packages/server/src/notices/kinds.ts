import type { NotificationKind } from '@portal/sdk/contract'
import { notices } from '#contract/generated/notices.ts'

export type { NotificationKind }

/** Where a kind is sent unless the person chose otherwise. `atWork`: it happens to people at work only, and is sent in their quiet hours, too (COM-7). */
type Usual = { portal: boolean; mail: boolean; atWork: boolean }

/** Every kind, as its family says it in the contract. */
export const kinds: Readonly<Record<NotificationKind, Usual>> = notices
