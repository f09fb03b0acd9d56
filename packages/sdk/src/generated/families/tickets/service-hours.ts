// Generated from specs/tickets/service-hours.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ServiceHoursOperations as Operations } from '#generated/tickets/service-hours.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { ServiceHours, ServiceHoursInput, ServiceHoursPatch, ServiceHoursUpdate } from '#generated/tickets/service-hours.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** When the service of each skill works, what the law promises there, and how much its agents have at once. */
export interface ServiceHoursFamily {
  /** List the service hours. In their order unless asked otherwise. */
  readonly index: Operation<[query?: Operations['serviceHours.index']['parameters']['query']], Page<ServiceHours>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['serviceHours.index']['parameters']['query'], options?: CallOptions) => List<ServiceHours>
  /** Create a service hours. A skill has one (`taken` at `skillId`); without one it works around the clock. What closes before it opens is `greater_than` there, a time zone that is none is `inclusion` at `timeZone`. The clocks of its tickets are counted anew. */
  readonly create: Operation<[body: ServiceHoursInput], ServiceHours, 'post'>
  /** Put the service hours in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One service hours. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], ServiceHours, 'get'>
  /** Replace a service hours. Replaces it, refused as in serviceHours.create. The clocks of its open tickets are counted anew. */
  readonly update: Operation<[id: string, body: ServiceHoursUpdate], ServiceHours, 'put'>
  /** Change a service hours. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: ServiceHoursPatch], ServiceHours, 'patch'>
  /** Delete a service hours. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted service hours. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], ServiceHours, 'post'>
}

/** Builds `serviceHours`: When the service of each skill works, what the law promises there, and how much its agents have at once. */
export const serviceHours: Build<ServiceHoursFamily> = /* @__PURE__ */ family('laia', 'serviceHours index create reorder show update patch destroy restore')
