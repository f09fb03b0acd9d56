// What every program has of the SDK: how much its declarations cost the compiler is counted.
import { createPortal } from '@portal/sdk'

export const portal = createPortal()
