import type { ClockPress } from '@portal/sdk'

/** The content of an entry; the time is set when it is stored. */
export type Pressed = Omit<ClockPress, 'at' | 'isOffline'>

/** An entry stored before it is sent, with its time. */
export interface QueuedPress {
  /** Its idempotency key: however often it is sent, the server accepts it once. */
  readonly id: string
  readonly input: Pressed
  readonly at: string
  /** The page that first sends it; undefined after that failed. */
  readonly page?: string
  /** Its position after earlier ones: device clocks may be set back. */
  readonly order?: number
}
