import { createContext } from 'react'

/** Clears the server's errors: after fields change their index, their paths are wrong. */
export const ForgetErrorsContext = createContext<() => void>(() => undefined)
