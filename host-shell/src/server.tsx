import './web-globals.ts'
import * as nanostoresReact from '@nanostores/react'
import * as contract from '@platform/shared-contracts/remote'
import * as router from '@platform/shared-contracts/router'
import * as toolkit from '@reduxjs/toolkit'
import * as query from '@reduxjs/toolkit/query'
import * as queryReact from '@reduxjs/toolkit/query/react'
import * as nanostores from 'nanostores'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactRedux from 'react-redux'
import * as redux from 'redux'

export { renderPage } from './render-page.tsx'

/** What a release's server bundle takes from here, by name: one React, one router, one locale for shell and remote. */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  redux,
  'react-redux': reactRedux,
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/query': query,
  '@reduxjs/toolkit/query/react': queryReact,
  nanostores,
  '@nanostores/react': nanostoresReact,
  '@platform/shared-contracts/remote': contract,
}
