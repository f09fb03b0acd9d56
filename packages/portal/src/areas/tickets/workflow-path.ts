/** Where a workflow is shown, and which of its views. */
export const workflowPath = (id: string, view?: string): string =>
  `/workflow?workflow=${id}${view === undefined ? '' : `&view=${view}`}`
