// Generated from specs/loads/load-sources.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { LoadSourcesOperations as Operations } from '#generated/loads/load-sources.ts'
import type { LoadSource, LoadSourceInput, LoadSourceRun, LoadSourceUpdate } from '#generated/loads/load-sources.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Folders from which files are loaded by a schedule. */
export interface LoadSources {
  /** List the sources. By name. */
  readonly index: Operation<[query?: Operations['loadSources.index']['parameters']['query']], Page<LoadSource>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['loadSources.index']['parameters']['query'], options?: CallOptions) => List<LoadSource>
  /** Load the files of a folder by a schedule. A folder of the server stands below the one that the server was set up with, and a host of SFTP is one of its list: anything else is `inclusion` at `folder` or `host`. SFTP needs a host, a user, a password and the fingerprint of the host (`blank`). Names are unique (`taken`). Whoever makes it owns its loads, is told of failures, and needs the right to load files each time that it runs. */
  readonly create: Operation<[body: LoadSourceInput], LoadSource, 'post'>
  /** One source. Its password is never answered. */
  readonly show: Operation<[id: string], LoadSource, 'get'>
  /** Change a source. Checked as in loadSources.create. A password that is left out stays, unless host, user or fingerprint change. Whoever changes it owns it from then on. */
  readonly update: Operation<[id: string, body: LoadSourceUpdate], LoadSource, 'put'>
  /** Delete a source. With its history; its loads stay. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Look for files now. In the background; what it finds stands in `loadSources.runs`. The schedule stays. */
  readonly run: Operation<[id: string], LoadSource, 'post'>
  /** What a source has brought. Each file that it met, and each time that it could not look, the newest first. A file that it left where it is and knows already is not noted again. */
  readonly runs: Operation<[id: string, query?: Operations['loadSources.runs']['parameters']['query']], Page<LoadSourceRun>, 'get'>
}

/** Builds `loadSources`: Folders from which files are loaded by a schedule. */
export const loadSources: Build<LoadSources> = /* @__PURE__ */ family('laia', 'loadSources:/loadSources index create show update destroy run=p~ runs=g?~')
