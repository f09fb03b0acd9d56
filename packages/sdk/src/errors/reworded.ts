/** Replaces the message of an error, also in its stack, which is what Node prints. */
export function reworded<Failure extends Error>(error: Failure, message: string): Failure {
  const { stack } = error
  error.message = message
  if (stack !== undefined) error.stack = stack.replace(/^\w*Error\b.*/, () => String(error))
  return error
}
