// Generated from specs/loads/templates.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TemplatesOperations as Operations } from '#generated/loads/templates.ts'
import type { Template, TemplateInput, TemplateUpdate } from '#generated/loads/templates.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Formats of load files: columns, types and keys. */
export interface Templates {
  /** List templates. Sorted by name by default. */
  readonly index: Operation<[query?: Operations['templates.index']['parameters']['query']], Page<Template>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['templates.index']['parameters']['query'], options?: CallOptions) => List<Template>
  /** Create a template. Names of templates are unique; column names are unique within their template. */
  readonly create: Operation<[body: TemplateInput], Template, 'post'>
  /** Retrieve a template. Includes its columns. */
  readonly show: Operation<[id: string], Template, 'get'>
  /** Replace a template. Increments its version; loads keep the version they were created with until they are restarted. */
  readonly update: Operation<[id: string, body: TemplateUpdate], Template, 'put'>
  /** Delete a template. Refused with `referenced` while a load uses it. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `templates`: Formats of load files: columns, types and keys. */
export const templates: Build<Templates> = /* @__PURE__ */ family('laia', 'templates:/records-file/templates index create show update destroy')
