import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about tasks and their templates. */
export async function ask({ portal }: Asking): Promise<void> {
  const { tasks, taskTemplates } = portal
  const { id, version } = await tasks.create({ title: 'De paso', checklist: ['Uno'] })
  await tasks.tick(id, { label: 'Uno', isDone: true })
  await tasks.answer(id, { text: 'De paso' })
  await tasks.follow(id, { isFollowing: true })
  const patched = await tasks.patch(id, { version: version + 1, priority: 'high' })
  const moved = await tasks.move(id, { version: patched.version, state: 'done' })
  await tasks.bulk({ act: 'move', state: 'open', rows: [{ id, version: moved.version }] })
  await tasks.show(id)
  await tasks.index({ search: 'paso', whose: 'me' })
  const { data } = await tasks.assignees({ search: 'a', taskId: id })
  const other = data.find(({ kind }) => kind === 'team') ?? data[0]
  const { version: now } = await tasks.show(id)
  if (other !== undefined)
    await tasks.reassign(id, {
      version: now,
      assignee: { kind: other.kind, id: other.id },
      reason: 'De paso',
    })
  const made = await taskTemplates.create({ name: 'De paso', title: 'De paso' })
  const again = await taskTemplates.create({ name: 'De paso también', title: 'De paso' })
  const changed = await taskTemplates.update(made.id, {
    ...{ name: 'De paso', title: 'De paso otra vez', version: made.version },
  })
  await taskTemplates.patch(made.id, { version: changed.version, active: false })
  await taskTemplates.index({ search: 'paso' })
  await taskTemplates.reorder({ ids: [again.id, made.id] })
  await taskTemplates.destroy(made.id)
  await taskTemplates.restore(made.id)
  await seen(taskTemplates, made.id)
}
