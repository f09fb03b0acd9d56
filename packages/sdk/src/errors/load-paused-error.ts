import { PortalError } from './portal-error.ts'

/** Somebody paused the load; `loads.start(error.loadId)` resumes it. */
export class LoadPausedError extends PortalError {
  override readonly name = 'LoadPausedError'
  override readonly kind = 'load-paused' as const
  override readonly loadId: string

  constructor(loadId: string) {
    super(`The load ${loadId} was paused before its end: let it go on with loads.start`)
    this.loadId = loadId
  }
}
