/** The sign-in, which must be known before anything of the router is. */
export const loginPath = '/pages/login'
