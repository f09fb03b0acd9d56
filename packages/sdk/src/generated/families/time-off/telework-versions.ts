// Generated from specs/time-off/telework-versions.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TeleworkVersionsOperations as Operations } from '#generated/time-off/telework-versions.ts'
import type { TeleworkSeen, TeleworkVersion, TeleworkVersionInput, TeleworkVersionUpdate } from '#generated/time-off/telework-versions.ts'
import type { Operation } from '#http/operation.ts'

/** Versions of telework agreements, from draft to signature. */
export interface TeleworkVersions {
  /** Create a draft of a telework agreement. For a person within the caller's reach, otherwise `inclusion` on `employeeId`. Signed versions never change; a new version follows, whose first day must be after that of the last signed one (`taken` on `startsOn`). Each person has at most one unsigned version: another one is 409 `taken` on `employeeId`. A pattern without days is `blank` on `weekA`, an end before the start `less_than` on `endsOn`. */
  readonly create: Operation<[body: TeleworkVersionInput], TeleworkVersion, 'post'>
  /** Retrieve a version of a telework agreement. For the person and callers whose reach includes them; drafts are visible only to those who manage them. Others get 404. */
  readonly show: Operation<[id: string], TeleworkVersion, 'get'>
  /** Update an unsigned version. A refused version becomes a draft again. An offered version stays offered and must be complete, as in teleworkVersions.offer; the person is notified again, and the content they saw before can no longer be signed. A signed version is 409 `read_only` on `state`. */
  readonly update: Operation<[id: string, body: TeleworkVersionUpdate], TeleworkVersion, 'put'>
  /** Delete a draft of a telework agreement. A version that was ever offered cannot be deleted: 409 `read_only` on `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Offer a version to the person. The company consents and the person is notified. Each missing item of the twelve contents is `blank` on its field. The agreement must precede the remote work (Ley 10/2021 art. 6.1): a first day in the past is `too_soon` on `startsOn`. People cannot offer versions to themselves (403). A version that is not a draft is 409 `invalid` on `state`. */
  readonly offer: Operation<[id: string, body: TeleworkSeen], TeleworkVersion, 'post'>
  /** Withdraw an offered version. The version becomes a draft again. One that is not offered is 409 `invalid` on `state`. */
  readonly withdraw: Operation<[id: string, body: TeleworkSeen], TeleworkVersion, 'post'>
  /** Sign a telework agreement. Only by the person, for the content identified by `hash`; if it has changed since, 409 `stale` on `hash`. The signed content is stored with hash, time and session, and the version signed before ends the day before. A version that is not offered is 409 `invalid` on `state`, one whose first day has passed 409 `too_soon` on `startsOn`. */
  readonly sign: Operation<[id: string, body: Operations['teleworkVersions.sign']['requestBody']['content']['application/json']], TeleworkVersion, 'post'>
  /** Refuse a telework agreement. Only by the person. Telework is voluntary for both parties (Ley 10/2021 art. 5). Whoever offered it is notified with the reason. A version that is not offered is 409 `invalid` on `state`. */
  readonly refuse: Operation<[id: string, body: Operations['teleworkVersions.refuse']['requestBody']['content']['application/json']], TeleworkVersion, 'post'>
  /** Return to working on site. By the person, or by the company with TELETRABAJO_GESTIONAR, for a signed version that is not over, otherwise 409 `invalid` on `state`. The last day must respect the notice of the agreement, otherwise `less_than` on `lastDay` with the earliest possible day as `value`; a day after the end of the version is `greater_than`. Other signed versions are shortened accordingly, and later ones never start. The other party is notified with the reason. */
  readonly reverse: Operation<[id: string, body: Operations['teleworkVersions.reverse']['requestBody']['content']['application/json']], TeleworkVersion, 'post'>
}

/** Builds `teleworkVersions`: Versions of telework agreements, from draft to signature. */
export const teleworkVersions: Build<TeleworkVersions> = /* @__PURE__ */ family('intranet', 'teleworkVersions create show update destroy offer=p!~ withdraw=p!~ sign=p!~ refuse=p!~ reverse=p!~')
