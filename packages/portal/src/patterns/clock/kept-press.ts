import type { ClockPress } from '@portal/sdk'

/** What is pressed; when, is said by what writes it down. */
export type Pressed = Omit<ClockPress, 'at' | 'isOffline'>

/** A press that was written down before it is sent, with the time at which it was made. */
export interface KeptPress {
  /** Its idempotency key: however often it is sent, the server takes it once. */
  readonly id: string
  readonly input: Pressed
  readonly at: string
  /** The page that sends it for the first time; none once that failed. */
  readonly page?: string
  /** Its place behind those that stood here when it was made: clocks of a device may be set back. */
  readonly order?: number
}
