/**
 * A decorative coast in flat layers: sun, headlands, a town with its lighthouse, sea. In dark mode
 * the sun is a moon and the windows are lit.
 */
export function CoastPoster() {
  return (
    <svg
      className="coast"
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="coast-sun" cx="1010" cy="236" r="112" />
      <path
        className="coast-far"
        d="M500 420c90-50 176-52 236-86 60-35 96-88 168-92 74-4 104 58 168 70 62 12 96-34 152-30 70 5 120 62 216 70V420H560z"
      />
      <path
        className="coast-mid"
        d="M860 404c58-24 92-72 152-82 66-11 104 34 158 30 64-5 88-62 148-64 48-2 84 26 122 34v94H860z"
      />
      <path
        className="coast-hill"
        d="M1016 412c52-22 72-58 128-66 44-6 78 16 116 8 52-11 84-48 180-52v126h-424z"
      />
      <g className="coast-town">
        <path className="wall-a" d="M1084 412v-44h34v44zM1186 412v-66h30v66zM1262 412v-78h38v78z" />
        <path className="wall-b" d="M1118 412v-58h40v58zM1216 412v-46h46v46zM1300 412v-56h46v56z" />
        <path className="wall-c" d="M1158 412v-38h28v38zM1346 412v-88h34v88zM1380 412v-50h60v50z" />
        <path
          className="roof"
          d="M1080 369l21-15 21 15zM1113 355l25-17 25 17zM1154 375l18-13 18 13zM1182 347l19-15 19 15zM1211 367l28-17 28 17zM1295 357l28-18 28 18zM1374 363l33-20 33 11v9z"
        />
        <path className="tower" d="M1262 334h38v-7h-38zM1268 327l13-38 13 38zM1346 324h34l-17-30z" />
        <path
          className="window"
          d="M1093 382h6v9h-6zM1104 382h6v9h-6zM1128 368h6v9h-6zM1142 368h6v9h-6zM1128 388h6v9h-6zM1166 386h6v9h-6zM1194 360h5v8h-5zM1204 360h5v8h-5zM1194 380h5v8h-5zM1226 378h6v9h-6zM1244 378h6v9h-6zM1276 348h9v14h-9zM1276 374h9v14h-9zM1310 370h6v9h-6zM1328 370h6v9h-6zM1310 388h6v9h-6zM1358 344h8v12h-8zM1358 370h8v12h-8zM1394 376h6v9h-6zM1414 376h6v9h-6z"
        />
      </g>
      <g>
        <path className="light-base" d="M786 414c10-16 34-22 60-18 22-8 50-2 60 18z" />
        <path className="light-tower" d="M834 398l5-96h18l5 96z" />
        <path className="light-band" d="M837 350l1.3-24h19.4l1.3 24zM835.5 380l.9-16h23.2l.9 16z" />
        <path className="light-lamp" d="M838 302v-15h20v15zM834 287l14-13 14 13z" />
      </g>
      <path className="sea-1" d="M0 408h1440v152H0z" />
      <path className="sea-2" d="M0 448c120-22 240-22 360 0s240 22 360 0 240-22 360 0 240 22 360 0v112H0z" />
      <path className="sea-3" d="M0 496c90 20 200 20 320 0s220-20 340 0 240 20 380 0 260-20 400 2v62H0z" />
      <path className="sea-glint" d="M930 422h160v4H930zM958 434h110v3.5H958zM986 445h58v3h-58z" />
      <g className="boat">
        <path className="boat-sail" d="M702 398v-62l38 56zM696 398v-46l-22 42z" />
        <path className="boat-hull" d="M666 402h84c-6 12-14 18-26 18h-34c-12 0-20-6-24-18z" />
      </g>
      <path
        className="gull"
        d="M706 222c10-8 18-8 24 2 6-10 14-10 24-2M786 186c7-6 13-6 17 1 4-7 10-7 17-1M670 262c6-5 11-5 15 1 4-6 9-6 15-1"
      />
    </svg>
  );
}
