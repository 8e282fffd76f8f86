#include "cli/show_style.h"

#include <ctype.h>
#include <string.h>

/* clang-format off */
static const struct {
    const char *name, *light, *dark;
} colour[] = {
    {"paper",   "#efe5cb", "#2c2a25"}, {"ink",     "#2e251c", "#efe4cc"},
    {"inksoft", "#5b4a38", "#c9b996"}, {"halo",    "#f4ecd6", "#201e1a"},
    {"panel",   "#fbf7ec", "#1f1d1a"}, {"rule",    "#c9b78f", "#5a5142"},
    {"fielda",  "#e4d4a2", "#35312a"}, {"fieldb",  "#d3d6a2", "#30352a"},
    {"fieldc",  "#dcc797", "#38322a"}, {"furrow",  "#8f7442", "#7a6b4b"},
    {"meadow",  "#cdd6a4", "#313a2d"}, {"tuft",    "#6f8a55", "#6f8460"},
    {"slope",   "#c8a05c", "#6a5638"}, {"topa",    "#efdfb6", "#5a4d3a"},
    {"topb",    "#f2e4c0", "#62543f"}, {"topc",    "#f4e8c8", "#6a5b45"},
    {"lit",     "#fff6dc", "#8a7a5c"}, {"shade",   "#6b4417", "#000000"},
    {"hachure", "#5f3f20", "#a98a5c"},
    {"wood",    "#b7bf86", "#26301f"}, {"woodline","#5d7145", "#5a6d46"},
    {"crown",   "#88995c", "#3c4c2f"}, {"crownline","#3d4d2b","#141a10"},
    {"crownshade","#4d6038","#222d1a"},{"treeshade","#39452a","#11150d"},
    {"village", "#e4c9a4", "#46392d"}, {"villageline","#9c6b4a","#8d6a4d"},
    {"rooflit", "#c8604d", "#b5604e"}, {"roofdark","#933a30", "#7c3a31"},
    {"town",    "#d9ad8d", "#54402f"}, {"plot",    "#bcc589", "#3f4a31"}, {"marsh",   "#c3d2b4", "#2c3c37"},
    {"stone",   "#8d8379", "#8f867a"},
    {"bank",    "#2d5a76", "#7fb0cc"}, {"water",   "#8db9cb", "#2c556c"},
    {"glint",   "#d5e8ec", "#4f86a3"},
    {"roadline","#6b4d30", "#b59a6d"}, {"road",    "#fbf3dc", "#4a4132"},
    {"deck",    "#c9a877", "#8d7450"},
    {"grid",    "#4a3a28", "#e8d9b5"}, {"outline", "#1b130b", "#e6d8bb"},
    {"casing",  "#fffaf0", "#fffaf0"}, {"mark",    "#1b130b", "#1b130b"},
    {"star",    "#ffb300", "#ffc53a"}, {"danger",  "#a4121d", "#ff8a82"},
    {"reddish", "#c01824", "#ff6b62"},
};

/* $name is a colour of the table. */
static const char *const style[] = {
    "text{font-family:Lato,'Source Sans 3','Segoe UI','Helvetica Neue',Arial,'DejaVu Sans',sans-serif;fill:$ink}\n",
    ".serif,.name text,.name,.title{font-family:'EB Garamond',Garamond,'Palatino Linotype',Palatino,Georgia,'DejaVu Serif',serif}\n",
    ".page{fill:$panel}.paper{fill:$paper}\n",
    ".field0{fill:$fielda;opacity:.5}.field1{fill:$fieldb;opacity:.5}.field2{fill:$fieldc;opacity:.5}\n",
    ".furrow{fill:none;stroke:$furrow;stroke-width:.8;opacity:.2}.grass{fill:none;stroke:$tuft;stroke-width:1.1;opacity:.42}\n",
    ".meadow{fill:none;stroke:$meadow;stroke-width:66;stroke-linejoin:round;opacity:.55}.lea{fill:none;stroke:$meadow;stroke-width:118;stroke-linejoin:round;opacity:.35}\n",
    ".tuft{fill:none;stroke:$tuft;stroke-width:1.3;opacity:.75}\n",
    ".lit{fill:$lit;opacity:.16}.shade{fill:$shade;opacity:.07}.wash{fill:$slope;opacity:.17}\n",
    ".top1{fill:$topa;opacity:.4}.top2{fill:$topb;opacity:.4}.top3{fill:$topc;opacity:.4}.hachure{fill:$hachure;opacity:.78}\n",
    ".marsh{fill:$marsh;opacity:.8}.pools{fill:none;stroke:$bank;stroke-width:1.5;opacity:.7}.reeds{fill:none;stroke:$tuft;stroke-width:1.6}\n",
    ".pond{fill:$water;stroke:$bank;stroke-width:2.6}.waves{fill:url(#waves)}.wave{fill:none;stroke:$glint;stroke-width:1.3;opacity:.85}\n",
    ".village{fill:$village;stroke:$villageline;stroke-width:1.6;opacity:.92}.plot{fill:$plot;opacity:.7}.beds{fill:url(#beds)}.bed{fill:$crownshade;opacity:.7}\n",
    ".shadow{fill:#000;opacity:.28}.roof1{fill:$rooflit}.roof2{fill:$roofdark}.castle{fill:$stone;stroke:$ink;stroke-width:1.8}\n",
    ".wood{fill:$wood;stroke:$woodline;stroke-width:2.2}.treeshade{fill:$treeshade;opacity:.3}.crown{fill:$crown;stroke:$crownline;stroke-width:.9}.crownshade{fill:$crownshade;opacity:.55}\n",
    ".bank{fill:none;stroke:$bank;stroke-width:13.5;stroke-linejoin:round}.water{fill:none;stroke:$water;stroke-width:9.6;stroke-linejoin:round}\n",
    ".river .bank{stroke-width:23}.river .water{stroke-width:18}.river .glint{stroke-width:2.4}.river .meadow{stroke-width:92}.river .lea{stroke-width:150}\n",
    ".shoal{fill:$fielda;stroke:$bank;stroke-width:1.2;opacity:.92}.stones{fill:$bank}.rampart{fill:none;stroke:$hachure;stroke-width:9;stroke-dasharray:1.6 3}.crest{fill:none;stroke:$ink;stroke-width:3.4;stroke-linejoin:round}.earth{fill:$slope;opacity:.55}\n",
    ".town{fill:$town;stroke:$villageline;stroke-width:2.6}.church{fill:$paper;stroke:$ink;stroke-width:2}.cross{fill:none;stroke:$ink;stroke-width:2.6}\n",
    ".garden{fill:$plot;stroke:$woodline;stroke-width:3.4;stroke-dasharray:5 3}.orchard{fill:$crown;stroke:$crownline;stroke-width:1}\n",
    ".dikefoot{fill:none;stroke:$slope;stroke-width:46;stroke-linecap:round}.dikeside{fill:none;stroke:$hachure;stroke-width:40;stroke-dasharray:2 5}.diketop{fill:none;stroke:$topa;stroke-width:22;stroke-linecap:round}\n",
    ".masonry{fill:$stone;stroke:$ink;stroke-width:2.2;stroke-linejoin:round}.paving{fill:$road;stroke:$ink;stroke-width:1}.arch{fill:none;stroke:$ink;stroke-width:1.2;opacity:.6}\n",
    ".closed{fill:url(#shut)}.shutline{fill:none;stroke:$ink;stroke-width:2.6;opacity:.55}.shutveil{fill:$panel;opacity:.62}.frontier{fill:none;stroke:$danger;stroke-width:7;stroke-dasharray:34 16}.shutname{font-size:60px;font-style:italic;text-anchor:middle}\n",
    ".glint{fill:none;stroke:$glint;stroke-width:1.6;stroke-dasharray:26 40 12 60;opacity:.9}\n",
    ".verge{fill:none;stroke:$roadline;stroke-width:9.6;stroke-linejoin:round}.road{fill:none;stroke:$road;stroke-width:6.4;stroke-linejoin:round}.track{fill:none;stroke:$roadline;stroke-width:3.2;stroke-dasharray:14 7}\n",
    ".deck{fill:$deck}.plank{fill:none;stroke:$roadline;stroke-width:1}.rail{fill:none;stroke:$ink;stroke-width:3.4;stroke-linejoin:round}\n",
    ".grid{fill:none;stroke:$grid;stroke-width:1.15;opacity:.34}.number text{font-size:9.6px;font-weight:500;text-anchor:middle;fill:$grid;opacity:.8;paint-order:stroke;stroke:$halo;stroke-width:2.4;stroke-opacity:.55;stroke-linejoin:round}\n",
    ".neat{fill:none;stroke:$ink;stroke-width:5}.neatthin{fill:none;stroke:$ink;stroke-width:1.6}\n",
    ".name text{text-anchor:middle;fill:$ink}.name .halo{stroke:$halo;stroke-width:6;stroke-linejoin:round;stroke-opacity:.82;fill:$halo}\n",
    ".place{font-weight:700;letter-spacing:.02em}.hill{letter-spacing:.15em}.woods{font-style:italic;letter-spacing:.14em}.stream{font-style:italic;letter-spacing:.08em}.exit{font-style:italic}\n",
    ".name .stream{fill:$bank}.name .halo.stream{fill:$halo}\n",
    ".cast{fill:#1a120a;opacity:.42}.bd,.under{stroke:$outline;stroke-width:1.3}.strip{stroke:$mark;stroke-width:.9}.ring{stroke:$outline;stroke-width:1.4}.notch{fill:$mark}\n",
    ".id{font-size:10.6px;font-weight:800}.va,.vb{font-weight:900;text-anchor:middle}.va{font-size:18.5px;opacity:.9}.vb{font-size:23px}.sep{fill:none;stroke-width:.9;opacity:.45}.pip,.gone{stroke-width:.9}\n",
    ".fc{fill:none;stroke:$casing;stroke-width:9;opacity:.92}.fr{fill:none;stroke-width:5.4}.trailedge{fill:none;stroke:$outline;stroke-width:27;stroke-linecap:round;stroke-linejoin:round}.trail{fill:none;stroke-width:24;stroke-linecap:round;stroke-linejoin:round}.trailfile{fill:none;stroke-width:11;stroke-dasharray:2.4 8;opacity:.7}.file{fill:none;stroke-width:1.1;opacity:.55}.rank{fill-rule:evenodd}.dash{stroke-dasharray:6 4.5}.veil{fill:#15100a;opacity:.3}\n",
    ".star{fill:$star;stroke:#3a2600;stroke-width:1.4}.ribbon{fill:#fdf8ea;stroke:$mark;stroke-width:.9}.who{font-size:12px;font-weight:800;text-anchor:middle;fill:#1d150d}\n",
    ".mark text{font-weight:900;text-anchor:middle;font-size:12.5px;fill:#1d150d}.disc{fill:$casing;stroke:$mark;stroke-width:1.3}.ln{fill:none;stroke:$mark;stroke-width:2.2}.dot{fill:$mark}.bad{stroke:#a4121d}.cloud{fill:#f7f5ef;stroke:#3c3630;stroke-width:1.3}.old{fill:#cfc9bd;stroke-dasharray:3 2.2}.wide{stroke-width:4}\n",
    ".white{fill:#fff;stroke:$mark;stroke-width:1}.gold{fill:#ffb300;stroke:#3a2600;stroke-width:1}.edge{stroke:$outline;stroke-width:1.4}.taken{fill:none;stroke:#e0303c;stroke-width:3}.sum{fill:$casing;stroke:$mark;stroke-width:1.1}\n",
    ".tab{fill:#201812;stroke:$casing;stroke-width:1.4}.tab+text{fill:$casing}.fight{fill:$reddish;fill-opacity:.24;stroke:$reddish;stroke-width:4}.blade{fill:#7d0d16}\n",
    ".title{font-weight:700}.subtitle{font-size:40px;font-style:italic}.subtitle,.side,.head{font-family:'EB Garamond',Garamond,'Palatino Linotype',Palatino,Georgia,'DejaVu Serif',serif}\n",
    ".head{font-size:34px;font-weight:700}.side{font-size:38px;font-weight:700}.body{font-size:27px}.small{font-size:24px}.tiny{font-size:22px}.note{font-size:21px;font-style:italic;fill:$inksoft}.gone2{font-size:27px;text-decoration:line-through;fill:$inksoft}\n",
    ".rule{fill:none;stroke:$rule;stroke-width:2}.lead{fill:none;stroke:$inksoft;stroke-width:1.4}.dotend{fill:$panel;stroke:$inksoft;stroke-width:1.6}.gate{font-size:23px;font-weight:900;text-anchor:middle}.span{fill:none;stroke:$ink;stroke-width:6}\n",
    ".box{stroke:$inksoft;stroke-width:1.2}.plain{fill:$paper}.now{fill:$ink}.boxed{text-anchor:middle;font-weight:700}.nowtext{fill:$panel;font-weight:900}.least{font-size:16.5px;fill:$inksoft}\n",
    ".swatch{fill:$paper;stroke:$rule;stroke-width:1.4}.sign{fill:$ink}.sign .cut{fill:$paper}.frame{fill:none;stroke:$inksoft;stroke-width:1.6}.ruler{fill:$inksoft}.rulerline{fill:none;stroke:$inksoft;stroke-width:1.6}\n",
};
/* clang-format on */

static const char *find_colour(const char *name, size_t length, bool dark)
{
    for (size_t i = 0; i < sizeof colour / sizeof *colour; i++)
        if (strlen(colour[i].name) == length && memcmp(colour[i].name, name, length) == 0)
            return dark ? colour[i].dark : colour[i].light;
    return "#000";
}

static size_t word_length(const char *p)
{
    size_t n = 0;
    while (isalpha((unsigned char)p[n]))
        n++;
    return n;
}

static void draw_rule(struct ks_svg *s, const char *p, bool dark)
{
    while (*p) {
        size_t plain = strcspn(p, "$");
        ks_svg_bytes(s, p, plain);
        p += plain;
        if (*p == '\0')
            return;
        size_t n = word_length(++p);
        ks_svg_put(s, "%r", find_colour(p, n, dark));
        p += n;
    }
}

void ks_style_draw(struct ks_svg *s, bool dark)
{
    ks_svg_open(s, "style", NULL);
    for (size_t i = 0; i < sizeof style / sizeof *style; i++)
        draw_rule(s, style[i], dark);
    ks_svg_close(s);
}
