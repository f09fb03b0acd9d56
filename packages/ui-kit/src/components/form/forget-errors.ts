import { createContext } from 'react'

/** Takes the errors of the server away: where fields change their places, errors by path would lie. */
export const ForgetErrorsContext = createContext<() => void>(() => undefined)
