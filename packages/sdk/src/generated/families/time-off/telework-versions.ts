// Generated from specs/time-off/telework-versions.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TeleworkVersionsOperations as Operations } from '#generated/time-off/telework-versions.ts'
import type { TeleworkSeen, TeleworkVersion, TeleworkVersionInput, TeleworkVersionUpdate } from '#generated/time-off/telework-versions.ts'
import type { Operation } from '#http/operation.ts'

/** The versions of telework agreements, from the draft to the signature. */
export interface TeleworkVersions {
  /** Write a draft of a telework agreement. Of somebody in one's reach, else `inclusion` at `employeeId`. What is signed is never changed: another version follows it, whose first day lies behind that of the last one signed, else `taken` at `startsOn`. A person has one version that is not signed at most: another is 409 `taken` at `employeeId`. A pattern without a day is `blank` at `weekA`, an end before the beginning `less_than` at `endsOn`. */
  readonly create: Operation<[body: TeleworkVersionInput], TeleworkVersion, 'post'>
  /** One version of a telework agreement. Of oneself, or of somebody in one's reach; a draft is seen by those who manage it. Of others, 404. */
  readonly show: Operation<[id: string], TeleworkVersion, 'get'>
  /** Change a version that is not signed. One that was refused becomes a draft again. One that is offered stays offered and has to be complete, as in teleworkVersions.offer; the person is told again, and what they had seen can no longer be signed. One that is signed is 409 `read_only` at `state`. */
  readonly update: Operation<[id: string, body: TeleworkVersionUpdate], TeleworkVersion, 'put'>
  /** Remove a draft of a telework agreement. What was offered once stays: 409 `read_only` at `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Offer a version to the person. The company agrees to it, and the person is told. Each of the twelve contents that is missing is `blank` at its field. An agreement comes before the remote work (Ley 10/2021 art. 6.1): a first day that is over is `too_soon` at `startsOn`. By somebody else than the person, else 403. One that is no draft is 409 `invalid` at `state`. */
  readonly offer: Operation<[id: string, body: TeleworkSeen], TeleworkVersion, 'post'>
  /** Take back what was offered. It is a draft again. One that is not offered is 409 `invalid` at `state`. */
  readonly withdraw: Operation<[id: string, body: TeleworkSeen], TeleworkVersion, 'post'>
  /** Sign an agreement. By the person alone, of what `hash` says that they have seen; where it was changed since, 409 `stale` at `hash`. What was signed is kept with the hash, the time and the session, and what was signed before ends the day before. One that is not offered is 409 `invalid` at `state`, one whose first day is over 409 `too_soon` at `startsOn`. */
  readonly sign: Operation<[id: string, body: Operations['teleworkVersions.sign']['requestBody']['content']['application/json']], TeleworkVersion, 'post'>
  /** Refuse an agreement. By the person alone. Telework is voluntary for both sides (Ley 10/2021 art. 5). Who offered it is told the reason. One that is not offered is 409 `invalid` at `state`. */
  readonly refuse: Operation<[id: string, body: Operations['teleworkVersions.refuse']['requestBody']['content']['application/json']], TeleworkVersion, 'post'>
  /** Go back to working on site. By the person, or by the company with TELETRABAJO_GESTIONAR, of a version that is signed and not over, else 409 `invalid` at `state`. The last day comes after the notice of the agreement, else `less_than` at `lastDay` with the first one that is possible as `value`; one behind the end of the version is `greater_than`. No other version that is signed lasts longer; one that would begin later never does. The other side is told, with the reason. */
  readonly reverse: Operation<[id: string, body: Operations['teleworkVersions.reverse']['requestBody']['content']['application/json']], TeleworkVersion, 'post'>
}

/** Builds `teleworkVersions`: The versions of telework agreements, from the draft to the signature. */
export const teleworkVersions: Build<TeleworkVersions> = /* @__PURE__ */ family('intranet', 'teleworkVersions create show update destroy offer=p!~ withdraw=p!~ sign=p!~ refuse=p!~ reverse=p!~')
