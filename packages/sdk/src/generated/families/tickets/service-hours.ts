// Generated from specs/tickets/service-hours.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ServiceHoursOperations as Operations } from '#generated/tickets/service-hours.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { ServiceHours, ServiceHoursInput, ServiceHoursPatch, ServiceHoursUpdate } from '#generated/tickets/service-hours.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Working hours of the service of each skill, its legal commitment, and limits per agent. */
export interface ServiceHoursFamily {
  /** List service hours. Sorted by position by default. */
  readonly index: Operation<[query?: Operations['serviceHours.index']['parameters']['query']], Page<ServiceHours>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['serviceHours.index']['parameters']['query'], options?: CallOptions) => List<ServiceHours>
  /** Create a service hours. One per skill (`taken` on `skillId`); a skill without service hours works around the clock. A closing time before the opening time is `greater_than` on that field; an unknown time zone is `inclusion` on `timeZone`. The clocks of its open tickets are recalculated. */
  readonly create: Operation<[body: ServiceHoursInput], ServiceHours, 'post'>
  /** Reorder service hours. Sets the order in which they are offered wherever one can be chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** Retrieve a service hours. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], ServiceHours, 'get'>
  /** Replace a service hours. Replaces the service hours under the rules of serviceHours.create. The clocks of its open tickets are recalculated. */
  readonly update: Operation<[id: string, body: ServiceHoursUpdate], ServiceHours, 'put'>
  /** Update a service hours. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: ServiceHoursPatch], ServiceHours, 'patch'>
  /** Delete a service hours. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted service hours. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], ServiceHours, 'post'>
}

/** Builds `serviceHours`: Working hours of the service of each skill, its legal commitment, and limits per agent. */
export const serviceHours: Build<ServiceHoursFamily> = /* @__PURE__ */ family('laia', 'serviceHours index create reorder show update patch destroy restore')
