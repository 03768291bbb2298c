/*
 * The sandbox that evaluates the server bundle has the language and timers, and nothing of the web. What React's server,
 * the router and the pages use of it is brought along, and left alone where it is there.
 */
import 'core-js/web/url'
import 'core-js/web/url-search-params'
import 'core-js/web/structured-clone'
import 'core-js/web/dom-exception'
import 'core-js/stable/atob'
import 'core-js/stable/btoa'
import 'fast-text-encoding'
import 'abortcontroller-polyfill/dist/abortcontroller-polyfill-only'
import 'web-streams-polyfill/polyfill'
