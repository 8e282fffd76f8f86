/* What the frames of Raszyn's procedures may hold. */
#include <criterion/criterion.h>

#include "labataille/frames.h"

Test(raszyn_frames, every_procedure_has_its_row)
{
    for (int i = 0; i < PROCS; i++)
        cr_expect(lb_frame_rule[i].name, "procedure %d", i);
}
