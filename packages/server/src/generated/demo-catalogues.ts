// The catalogues of the demo company. Joined by `pnpm codegen`; the order of lines means nothing.
export { links } from '#demo/catalogues/links.ts'
export { priorities } from '#demo/catalogues/priorities.ts'
export { tags } from '#demo/catalogues/tags.ts'
export { taskTemplates } from '#demo/catalogues/task-templates.ts'
export { ticketMacros } from '#demo/catalogues/ticket-macros.ts'
