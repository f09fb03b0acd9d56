/** The path of a workflow, and of its views. */
export const workflowPath = (id: string, view?: string): string =>
  `/workflow?workflow=${id}${view === undefined ? '' : `&view=${view}`}`
