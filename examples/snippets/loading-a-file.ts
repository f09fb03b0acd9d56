import { setTimeout } from 'node:timers/promises'
import { createPortal, isPortalError, type Portal, type Template } from '@portal/sdk'
import { openFile } from '@portal/sdk/node'

/** What the server makes of a file before anything is loaded. */
export async function analysed(portal: Portal, file: string) {
  // #region analysis
  const uploaded = await portal.recordsFile.create(await openFile(file))
  const { encoding, delimiter, recordCount, columns, warnings } = uploaded.analysis
  console.log(`${recordCount} records, ${encoding}, separated by ${delimiter}`)
  for (const { header, samples } of columns) console.log(header, samples)
  console.warn(warnings)
  // #endregion

  // #region correct-analysis
  const corrected = await portal.recordsFile.patch(uploaded.id, { hasHeader: true, encoding: 'utf-8' })
  // #endregion
  return corrected
}

/** Another sheet of a workbook, and the order of its dates. */
export async function otherSheet(portal: Portal, file: string) {
  const uploaded = await portal.recordsFile.create(await openFile(file))
  // #region sheet
  const { sheets } = uploaded.analysis
  const sheet = sheets.findIndex(({ name }) => name === 'Febrero')
  const other = await portal.recordsFile.patch(uploaded.id, { sheet, dateOrder: 'dmy' })
  // #endregion
  return other
}

/** What a load would do, before anything is written. */
export async function tried(portal: Portal, fileId: string, templateId: string) {
  // #region dry-run
  let dryRun = await portal.recordsFile.startDryRun(fileId, { templateId })
  while (dryRun.state === 'queued' || dryRun.state === 'processing') {
    await setTimeout(500)
    dryRun = (await portal.recordsFile.dryRun(fileId)) ?? dryRun
  }
  const { created, updated, unchanged, duplicated, excluded, errors } = dryRun
  console.log({ created, updated, unchanged, duplicated, excluded, errors })
  // #endregion
  return dryRun
}

/** The JSDoc of openFile. */
export async function uploaded(portal: Portal) {
  return await portal.recordsFile.create(await openFile('clientes.csv'))
}

/** A template: which column becomes which field, and what a cell must be like. */
export async function made(portal: Portal): Promise<Template> {
  // #region template
  const template = await portal.templates.create({
    name: 'Clients of a campaign',
    columns: [
      { name: 'document', label: 'Documento', type: 'nif', required: true, key: true },
      { name: 'fullName', label: 'Nombre', type: 'text', required: true, maxLength: 80 },
      { name: 'phone', label: 'Teléfono', type: 'phone', aliases: ['Móvil'] },
      { name: 'debt', label: 'Deuda', type: 'decimal', minimum: 0 },
    ],
  })
  // #endregion
  return template
}

/** All four steps at once. */
export async function loaded(portal: Portal, file: string, templateId: string) {
  // #region run
  const load = await portal.loads.run(await openFile(file), {
    templateId,
    signal: AbortSignal.timeout(30 * 60_000),
    onProgress: ({ phase, percent, rowsPerSecond, secondsLeft }) =>
      console.log(phase, percent?.toFixed(0), rowsPerSecond, secondsLeft),
  })
  console.log(`${load.created} created, ${load.errors} rejected of ${load.total}`)
  // #endregion
  return load
}

/** The JSDoc of run. */
export async function ranInOneLine(portal: Portal, templateId: string) {
  return await portal.loads.run(await openFile('clientes.csv'), {
    templateId,
    onProgress: (p) => console.log(p.phase, p.percent),
  })
}

/** The same, a step at a time. */
export async function stepByStep(portal: Portal, file: string, templateId: string) {
  // #region steps
  const { id: fileId } = await portal.recordsFile.create(await openFile(file), {
    onProgress: ({ loaded, total }) => console.log('sent', loaded, total),
  })
  const { suggestedMapping } = await portal.recordsFile.show(fileId, { templateId })
  const { id } = await portal.recordsFile.import(fileId, { templateId, mapping: suggestedMapping ?? {} })
  await portal.loads.start(id)
  const load = await portal.loads.waitUntil(
    id,
    (state) => state.startsWith('completed') || state === 'failed',
  )
  // #endregion
  return load
}

/** What was wrong, and the rows themselves to be mended. */
export async function rejected(portal: Portal, loadId: string, file: string) {
  const rejections: string[] = []
  // #region rejected
  for await (const { row, field, code, message } of portal.loads.errors(loadId).list()) {
    rejections.push(`row ${row}: ${field ?? 'the row'} ${code}, ${message}`)
  }
  await portal.loads.exportErrors(loadId).toFile(file) // with the columns FILA and ERROR, to be mended and sent again
  // #endregion
  return rejections
}

/** Rejected rows, corrected and sent again. */
export async function corrected(portal: Portal, loadId: string, correct: (value: string) => string) {
  // #region mend
  const { data: rejected } = await portal.rejectedRows.index(loadId, { state: 'rejected', perPage: 100 })
  const rows = rejected.map(({ row, cells }) => ({ row, cells: cells.map(({ value }) => correct(value)) }))
  for (const { row, outcome, errors } of await portal.rejectedRows.mend(loadId, { rows }))
    console.log(row, outcome, errors.map(({ header, code }) => `${header} ${code}`).join())
  // #endregion
}

/** Why rows were rejected, and a value that is taught to the template. */
export async function mended(portal: Portal, loadId: string, templateId: string) {
  // #region causes
  for (const { field, code, rows, values, allowed } of await portal.loads.causes(loadId)) {
    console.log(field, code, rows, values.map(({ value }) => value).join(), allowed.join())
  }
  const template = await portal.templates.show(templateId)
  const { name, description, skillId, dateOrder, decimalSign, version } = template
  const meanings = [{ value: '0-30', means: 'Temprano' }]
  const columns = template.columns.map((one) => (one.name === 'stage' ? { ...one, meanings } : one))
  const input = { name, description, skillId, dateOrder, decimalSign, version, columns }
  await portal.templates.update(templateId, input)
  await portal.loads.restart(loadId)
  // #endregion
}

/** What was stored, as CSV. */
export async function exported(portal: Portal, loadId: string, file: string) {
  // #region export
  await portal.loads.export(loadId, { columns: ['document', 'debt'], delimiter: ';' }).toFile(file)
  // #endregion
}

/** Paused, and taken up again. */
export async function pausedAndResumed(portal: Portal, id: string) {
  // #region stop-restart
  await portal.loads.stop(id)
  await portal.loads.waitUntil(id, (state) => state === 'paused')
  await portal.loads.restart(id) // or start(id): goes on at the last committed slice
  // #endregion
}

/** Resumes a load that failed half-way. */
export async function takenUpAgain(portal: Portal, file: Blob, templateId: string) {
  // #region failed
  try {
    await portal.loads.run(file, { templateId })
  } catch (error) {
    if (!isPortalError(error, 'load-failed')) throw error
    console.error(`Failed at row ${error.row ?? '?'}: ${error.code ?? 'unknown'}`)
    await portal.loads.restart(error.loadId)
  }
  // #endregion
}

/** The JSDoc of createPortal. */
export async function listed(user: string, password: string) {
  const portal = createPortal({ baseUrl: 'https://portal.example' })
  await portal.session.login({ user, password })
  for await (const load of portal.loads.list({ state: ['processing'] })) console.log(load.name)
  return portal
}
