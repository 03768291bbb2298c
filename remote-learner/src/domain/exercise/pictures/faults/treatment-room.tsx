import classes from '../../../figure/figures.module.css'

/** A treatment room: overfull sharps container, recapped needle, open waste, food on the counter, gloves at the sink. */
export function TreatmentRoom() {
  return (
    <>
      <path d="M8 280h384v14H8zM20 170h240v16H20zM30 186h220v94H30z" className={classes.ground} />
      <path d="M40 120h54v50H40z" className={classes.danger} />
      <path d="M46 112h42v8H46z" className={classes.paper} />
      <path d="m54 114-6-26m20 24 2-30m10 30 10-22" className={classes.line} />
      <path d="M116 150h36v10h-36zM152 153h22M104 153h12" className={classes.line} />
      <path d="M168 148h22v12h-22z" className={classes.badge} />
      <path d="M206 140h34v30h-34zM240 146h8v14h-8" className={classes.wood} />
      <path d="M214 132c0-8 6-4 6-12m6 12c0-8 6-4 6-12" className={classes.thin} />
      <path d="M290 210h54l-6 70h-42z" className={classes.danger} />
      <path d="M284 202h66v10h-66z" className={classes.paper} />
      <path d="M292 60h80v44h-80zM330 104v30" className={classes.ground} />
      <path d="M312 50v-14h24v14" className={classes.line} />
      <path d="M290 140h24v26h-24zM318 140h24v26h-24z" className={classes.frame} />
      <path d="M296 140v-12m5 12v-16m5 16v-12M324 140v-12m5 12v-16m5 16v-12" className={classes.line} />
      <path d="M120 230c30-20 70 0 60 24-20 20-70 16-60-24z" className={classes.zone1} />
      <path d="m140 236 10 8m6-10 12 6m-20 12 10-4" className={classes.thin} />
    </>
  )
}
