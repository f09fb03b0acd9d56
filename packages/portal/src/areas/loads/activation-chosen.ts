import type { ActivationInput } from '@portal/sdk'

/** What is known of an activation while its form is filled: of what, for whom, how much. */
export type Chosen = Partial<Pick<ActivationInput, 'segmentId' | 'skillId' | 'quantity'>>
